// What server and client say about play at a distance, made by `make types`; do not edit.
// It follows src/arktable/server/wire/distance and distance_routes.

/** A feature of the server (`GET /features`). */
export interface Feature {
  on: boolean;
  /** Why it is off (words: `feature-<reason>`); empty if it is on. */
  reason?: string;
}
/** An offer that stands. */
export interface OfferShown {
  /** `end` or `pause`. */
  what: string;
  by: Seat;
  /** The seats that want it, including the one that offered. */
  agreed: Seat[];
}
/** Somebody who asks to step in. */
export interface Asking {
  account_id: string;
  name: string;
}
/** A seat whose clock has run out, or for which a bot plays. */
export interface MissingSeat {
  seat: Seat;
  /** By the seat of the voter: `bot`, `time`, `end`, `wait` or `substitute:<account>`. */
  votes: {
    [k: string]: string;
  };
  voters: Seat[];
  /** People who ask to step in. */
  asking: Asking[];
}
/** `GET /tables/{id}/proposals` */
export interface Proposals {
  offer: OfferShown | null;
  missing: MissingSeat[];
}
/** `POST /tables/{id}/give-time` */
export interface GiveTimeBody {
  version: number;
  key: string;
  seat: number;
  seconds: number;
}
/** `POST /tables/{id}/zone` */
export interface ZoneBody {
  zone: string;
}
/** `POST /vacations` */
export interface VacationBody {
  first: string;
  last: string;
  zone?: string;
}
/** `POST /vacations/end` */
export interface EndVacationBody {
  first: string;
}
/** `POST /tables/{id}/offer` */
export interface OfferBody {
  version: number;
  key: string;
  what: 'end' | 'pause';
}
/** `POST /tables/{id}/reply` */
export interface ReplyBody {
  version: number;
  key: string;
  agrees: boolean;
}
/** `POST /tables/{id}/vote` */
export interface VoteBody {
  version: number;
  key: string;
  seat: number;
  /** `bot`, `time`, `end`, `wait` or `substitute:<account>`. */
  choice: string;
}
/** `POST /tables/{id}/step-in` */
export interface StepInBody {
  seat: number;
}

// What server and client say about play at a distance, made by `make types`; do not edit.
// It follows src/arktable/server/wire/distance and distance_routes.

/** A feature of the server (`GET /features`). */
export interface Feature {
  on: boolean;
  /** Why it is off (words: `feature-<reason>`); empty if it is on. */
  reason?: string;
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

// A report in words: names for seats, and the game's sentences for keys.
import { botName, toldOf } from '../lib/catalogue.svelte';
import { has, t, type Words } from '../lib/text/i18n.svelte';
import { change, pounds } from '../lib/text/money';
import type { Names } from '../lib/text/words';
import { seatName } from '../lobby/seats';
import type { Report, ReportSaid, Seat, TableReport, Told } from '../wire/types';

/** Arguments of sentences that are seats. */
const SEATS = ['who', 'other', 'by'];

export type When = Record<string, number | string>;

export { capital } from '../lib/text/names';

export class Sayer implements Names {
  readonly id: string;
  readonly report: Report;
  readonly seats: number;
  readonly you: Seat;
  readonly told: Told;
  readonly #table: TableReport['table'];

  constructor({ table, report }: TableReport) {
    this.id = table.id;
    this.report = report;
    this.seats = table.seats.length;
    this.you = table.you;
    this.told = toldOf(table.ruleset);
    this.#table = table;
  }

  /** Seats, followed by the opponents that nobody plays. */
  nameOf(seat: Seat): string {
    const found = this.#table.seats[seat];
    return found ? seatName(found) : this.row(this.report.others[seat - this.seats] ?? '');
  }

  /** The bot of a seat, in words; empty for a person. */
  botOf(seat: Seat, game: string): string {
    const found = this.#table.seats[seat];
    return found?.kind === 'bot' && found.bot ? botName(found.bot, game) : '';
  }

  get names(): string[] {
    return this.#table.seats.map(({ seat }) => this.nameOf(seat));
  }

  row(key: string): string {
    return has(`report-row-${key}`) ? t(`report-row-${key}`) : key;
  }

  when(when: When): string {
    return t('report-when', when);
  }

  said({ key, args }: ReportSaid): string {
    const words: Words = {};
    for (const [name, value] of Object.entries(args)) words[name] = SEATS.includes(name) ? this.nameOf(Number(value)) : value;
    return t(`report-${key}`, words);
  }

  /** The score of a game, in pounds where it is money. */
  score(n: number): string {
    return amount(n, this.report.money);
  }

  gain(n: number): string {
    return change(n, this.report.money);
  }
}

export const amount = (n: number, money: boolean): string => (money ? pounds(n) : n < 0 ? `−${-n}` : String(n));

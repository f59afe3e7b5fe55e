// What a table hides because a lesson asks for it; at other tables nothing is hidden.
import type { TableSession } from '../table/session/table.svelte';
import { LessonSession } from './session.svelte';

/** Does the lesson at this table hide what decisions bring? */
export const covers = (table: TableSession): boolean => table instanceof LessonSession && table.covers;

/** Is what a decision with this figure would bring hidden? */
export const isCovered = (table: TableSession, figure: string, value: number): boolean => table instanceof LessonSession && table.isCovered(figure, value);

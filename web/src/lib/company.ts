import { addresses } from './address';

/** Can people join a table from other devices? Not where the table runs in this browser. */
export const othersMayCome = (): boolean => !addresses.hashed;

import { addresses } from './address';

/** May people come to a table from elsewhere? Not where it runs in this browser: there is nobody but who sits before it. */
export const othersMayCome = (): boolean => !addresses.hashed;

import type { Kysely } from 'kysely';
import type { DB } from './tables.ts';

/** The connection of an open transaction; every SQL function takes it as its first argument. */
export type Tx = Kysely<DB>;

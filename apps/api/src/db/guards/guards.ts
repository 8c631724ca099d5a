import { type RawBuilder, sql } from 'kysely';
import { type Guard, isOff } from './guards-off.ts';

export function isGuarded(guard: Guard): boolean {
	return !isOff(guard);
}

/** The locking part of a statement; only control tests leave it out. */
export function guarded(guard: Guard, part: RawBuilder<unknown>): RawBuilder<unknown> {
	return isGuarded(guard) ? part : sql``;
}

import { type RawBuilder, sql } from 'kysely';
import { type Guard, isOff } from './guards-off.ts';

export function isGuarded(guard: Guard): boolean {
	return !isOff(guard);
}

/** The part of a statement that keeps order; only the control of a race leaves it out. */
export function guarded(guard: Guard, part: RawBuilder<unknown>): RawBuilder<unknown> {
	return isGuarded(guard) ? part : sql``;
}

import type { Permission } from '@korb/domain/staff/permissions';
import { z } from 'zod';
import { Problem, problemOf } from '../platform/errors.ts';

/**
 * Who may call an endpoint of the back office; each contract names one. `signedIn` includes people
 * who still have to set up a second factor, so it opens nothing but their own sign-in; `anySession`
 * adds those who have signed in by badge, which must not change how somebody signs in.
 */
export type Access = 'anyone' | 'anySession' | 'signedIn' | Permission;

/** Errors of every endpoint that needs a permission. */
export const guarded = ['unauthorized', 'forbidden', 'second_factor_required'] as const;

/** Counts the changes of a resource; a change sends the one it was based on. */
export const Version = z.int().min(1);

/** Both values, so that a person can decide: what is stored now, and what was sent. */
export const staleOf = (current: z.ZodType) => ({
	409: problemOf(
		Problem.extend({ current: current.optional(), requested: z.unknown().optional() }),
		'Somebody was faster (`stale`), or a rule forbids it (`conflict`)',
	),
});

/** Pages continue after the last entry seen. */
export const cursor = z
	.string()
	.regex(/^\d{1,15}-\d{1,18}$/)
	.optional()
	.describe('`next` of the previous page');

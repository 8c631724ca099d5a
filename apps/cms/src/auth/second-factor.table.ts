import {
	bigint,
	integer,
	pgSchema,
	text,
	timestamp,
	uuid,
} from '@payloadcms/db-postgres/drizzle/pg-core';

/** Separate from users, so that no query that reads or lists users can expose it. */
export const secondFactor = pgSchema('cms').table('second_factor', {
	userId: uuid('user_id').primaryKey(),
	/** Encrypted with a key derived from the CMS secret. */
	secret: text('secret').notNull(),
	/** Null until the first code confirms the secret. */
	confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
	/** Codes of this and earlier time steps are used. */
	lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
	recoveryHashes: text('recovery_hashes').array().notNull().default([]),
	tries: integer('tries').notNull().default(0),
	triesSince: timestamp('tries_since', { withTimezone: true }).notNull().defaultNow(),
});

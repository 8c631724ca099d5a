import {
	bigint,
	integer,
	pgSchema,
	text,
	timestamp,
	uuid,
} from '@payloadcms/db-postgres/drizzle/pg-core';

/** Apart from the people themselves: nothing that reads or lists a person can show any of it. */
export const secondFactor = pgSchema('cms').table('second_factor', {
	userId: uuid('user_id').primaryKey(),
	/** Encrypted with a key made from the secret of the content system. */
	secret: text('secret').notNull(),
	/** Null until a first code has proved that the secret has arrived. */
	confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
	/** Codes of this and of earlier steps are used up. */
	lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
	recoveryHashes: text('recovery_hashes').array().notNull().default([]),
	tries: integer('tries').notNull().default(0),
	triesSince: timestamp('tries_since', { withTimezone: true }).notNull().defaultNow(),
});

import { sql } from '@payloadcms/db-postgres';
import {
	bigint,
	bigserial,
	index,
	integer,
	jsonb,
	pgSchema,
	text,
	timestamp,
} from '@payloadcms/db-postgres/drizzle/pg-core';

export const OUTBOX_CHANNEL = 'cms_outbox';

/** Messages to the shop, written in the publishing transaction. */
export const outbox = pgSchema('cms').table(
	'outbox',
	{
		seq: bigserial('seq', { mode: 'number' }).primaryKey(),
		tenantId: text('tenant_id').notNull(),
		kind: text('kind').notNull(),
		key: text('key').notNull(),
		/** Based on the clock, so that it keeps increasing after a new installation of the CMS. */
		version: bigint('version', { mode: 'number' }).notNull(),
		/** Null: removed from the shop. */
		document: jsonb('document'),
		/** The collection and id of the published document. */
		collection: text('collection').notNull(),
		documentId: text('document_id').notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
		deliveredAt: timestamp('delivered_at', { withTimezone: true }),
		attempts: integer('attempts').notNull().default(0),
		nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
		lastError: text('last_error'),
	},
	(table) => [
		index('outbox_waiting').on(table.seq).where(sql`delivered_at IS NULL`),
		index('outbox_by_key').on(table.tenantId, table.kind, table.key, table.seq),
		index('outbox_by_document').on(table.documentId, table.seq),
	],
);

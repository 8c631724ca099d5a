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

/** What the shop has to be told, written in the transaction that publishes. */
export const outbox = pgSchema('cms').table(
	'outbox',
	{
		seq: bigserial('seq', { mode: 'number' }).primaryKey(),
		tenantId: text('tenant_id').notNull(),
		kind: text('kind').notNull(),
		key: text('key').notNull(),
		/** Grows with the clock, so that it goes on growing when the content system starts anew. */
		version: bigint('version', { mode: 'number' }).notNull(),
		/** Null: taken off the shop. */
		document: jsonb('document'),
		/** Who said it: the collection and the document that was published. */
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

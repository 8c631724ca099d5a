import type { Passkey } from '@korb/contracts/customer/credentials';
import type {
	PasskeyCreationOptions,
	PasskeyRegistration,
} from '@korb/contracts/customer/passkey-ceremony';
import type { RequestContext } from '../../../context.ts';
import { type ApiError, notFound, refused } from '../../../errors.ts';
import type { Outbox } from '../../../outbox/outbox.ts';
import { accountMail } from '../account-mails.ts';
import { findCustomer } from '../customers.sql.ts';
import { requireProof } from '../proof.service.ts';
import type { Browser } from '../sessions/browser.ts';
import { requireCustomer } from '../sessions/sessions.service.ts';
import { challengeOf, newChallenge, relyingParty } from './passkey-ceremony.ts';
import { toCreationOptions, toPasskey, verifyCreated } from './passkey-creation.ts';
import {
	deletePasskey,
	insertPasskey,
	listCredentials,
	listPasskeys,
	renamePasskey,
} from './passkeys.sql.ts';

const MOST_PASSKEYS = 20;
const CREATION_MINUTES = 10;

export async function readPasskeys(ctx: RequestContext): Promise<{ passkeys: Passkey[] }> {
	const key = await requireCustomer(ctx);
	const rows = await ctx.db.single((tx) => listPasskeys(tx, key));
	return { passkeys: rows.map(toPasskey) };
}

export async function startPasskey(
	ctx: RequestContext,
	password: string | undefined,
	browser: Browser,
): Promise<PasskeyCreationOptions> {
	const { key } = await requireProof(ctx, password);
	const { customer, known } = await ctx.db.snapshot(async (tx) => ({
		customer: await findCustomer(tx, key),
		known: await listCredentials(tx, key),
	}));
	if (!customer) throw notFound('customer');
	if (known.length >= MOST_PASSKEYS) throw tooMany();
	const { rpId, rpName } = relyingParty(ctx.tenant);
	const fullName = `${customer.first_name} ${customer.last_name}`.trim();
	return toCreationOptions({
		rp: { id: rpId, name: rpName },
		user: {
			id: key.customerId,
			name: customer.email,
			displayName: fullName || customer.email,
		},
		challenge: await newChallenge(ctx, browser, key.customerId, CREATION_MINUTES),
		known,
	});
}

export async function addPasskey(
	ctx: RequestContext,
	outbox: Outbox,
	{ name, passkey }: { name: string; passkey: PasskeyRegistration },
	browser: Browser,
): Promise<Passkey> {
	const key = await requireCustomer(ctx);
	const isOurs = challengeOf(ctx, browser, key.customerId);
	const made = await verifyCreated(passkey, relyingParty(ctx.tenant), isOurs);
	return ctx.db.transaction(async (tx) => {
		const customer = await findCustomer(tx, key);
		if (!customer) throw notFound('customer');
		if ((await listCredentials(tx, key)).length >= MOST_PASSKEYS) throw tooMany();
		const row = await insertPasskey(tx, key, {
			...made,
			name: name || browser.device || 'Passkey',
		});
		if (!row) throw refused('passkeyKnown', 'The passkey is stored already.');
		const mail = accountMail(ctx.tenant, 'passkeyAdded', customer.email, { name: row.name });
		await outbox.enqueue(tx, 'send-mail', mail);
		return toPasskey(row);
	});
}

export async function changePasskeyName(
	ctx: RequestContext,
	change: { passkeyId: string; name: string },
): Promise<Passkey> {
	const key = await requireCustomer(ctx);
	const row = await ctx.db.transaction((tx) => renamePasskey(tx, key, change));
	if (!row) throw notFound('passkey');
	return toPasskey(row);
}

export async function removePasskey(
	ctx: RequestContext,
	outbox: Outbox,
	passkeyId: string,
): Promise<void> {
	const key = await requireCustomer(ctx);
	await ctx.db.transaction(async (tx) => {
		const name = await deletePasskey(tx, key, passkeyId);
		if (name === null) throw notFound('passkey');
		const customer = await findCustomer(tx, key);
		if (!customer) throw notFound('customer');
		const mail = accountMail(ctx.tenant, 'passkeyRemoved', customer.email, { name });
		await outbox.enqueue(tx, 'send-mail', mail);
	});
}

function tooMany(): ApiError {
	return refused('passkeys', 'The customer has enough passkeys.');
}

import type { Passkey } from '@korb/contracts/customer/credentials';
import type {
	PasskeyCreationOptions,
	PasskeyRegistration,
} from '@korb/contracts/customer/passkey-ceremony';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { RequestContext } from '../../../context.ts';
import { ApiError, notFound, refused } from '../../../errors.ts';
import type { Outbox } from '../../../outbox/outbox.ts';
import { accountMail } from '../account-mails.ts';
import { findCustomer } from '../customers.sql.ts';
import { requireProof } from '../proof.service.ts';
import type { Browser } from '../sessions/browser.ts';
import { requireCustomer } from '../sessions/sessions.service.ts';
import {
	algorithms,
	challengeOf,
	newChallenge,
	relyingParty,
	TIMEOUT_MS,
} from './passkey-ceremony.ts';
import {
	deletePasskey,
	insertPasskey,
	listCredentials,
	listPasskeys,
	type PasskeyRow,
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
	return {
		rp: { id: rpId, name: rpName },
		user: {
			id: Buffer.from(key.customerId).toString('base64url'),
			name: customer.email,
			displayName: fullName || customer.email,
		},
		challenge: await newChallenge(ctx, browser, key.customerId, CREATION_MINUTES),
		pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
		timeout: TIMEOUT_MS,
		excludeCredentials: known.map(({ credential_id, transports }) => ({
			id: credential_id.toString('base64url'),
			type: 'public-key',
			transports,
		})),
		authenticatorSelection: {
			residentKey: 'required',
			requireResidentKey: true,
			userVerification: 'required',
		},
		attestation: 'none',
	};
}

export async function addPasskey(
	ctx: RequestContext,
	outbox: Outbox,
	{ name, passkey }: { name: string; passkey: PasskeyRegistration },
	browser: Browser,
): Promise<Passkey> {
	const key = await requireCustomer(ctx);
	const { rpId, origin } = relyingParty(ctx.tenant);
	const { registrationInfo: made } = await verifyRegistrationResponse({
		response: {
			id: passkey.id,
			rawId: passkey.rawId,
			type: passkey.type,
			response: { ...passkey.response, transports: passkey.response.transports ?? [] },
			clientExtensionResults: {},
		},
		expectedChallenge: challengeOf(ctx, browser, key.customerId),
		expectedOrigin: origin,
		expectedRPID: rpId,
		supportedAlgorithmIDs: [...algorithms],
	}).catch(() => ({ registrationInfo: undefined }));
	if (!made) throw new ApiError('login_refused', 'The passkey cannot be verified.');
	return ctx.db.transaction(async (tx) => {
		const customer = await findCustomer(tx, key);
		if (!customer) throw notFound('customer');
		if ((await listCredentials(tx, key)).length >= MOST_PASSKEYS) throw tooMany();
		const row = await insertPasskey(tx, key, {
			credentialId: Buffer.from(made.credential.id, 'base64url'),
			publicKey: Buffer.from(made.credential.publicKey),
			signCount: made.credential.counter,
			transports: made.credential.transports ?? [],
			name: name || browser.device || 'Passkey',
			isSynced: made.credentialBackedUp,
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

function toPasskey(row: PasskeyRow): Passkey {
	return {
		passkeyId: row.passkey_id,
		name: row.name,
		createdAt: row.created_at.toISOString(),
		lastUsedAt: row.last_used_at?.toISOString() ?? null,
		isSynced: row.is_synced,
	};
}

function tooMany(): ApiError {
	return refused('passkeys', 'The customer has enough passkeys.');
}

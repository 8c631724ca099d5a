import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import encodeQr from 'qr';
import { hasRole } from '../access.ts';
import { inLanguageOf, type Label } from '../labels.ts';
import { limitTries } from './limit-tries.ts';
import { readBody } from './read-body.ts';
import {
	beginEnrolment,
	confirmEnrolment,
	findRow,
	mayTry,
	noteSince,
	type Person,
	poolOf,
	removeSecondFactor,
	takeCode,
} from './second-factor.ts';

/** Under `/api/users`: users manage their own second factor, administrators can reset one. */
export const secondFactorEndpoints: Endpoint[] = [
	{
		path: '/second-factor',
		method: 'get',
		handler: async (req) => {
			const row = await findRow(poolOf(req.payload), personOf(req).id);
			return answer({ isSet: Boolean(row?.isConfirmed), recoveryCodes: row?.recoveryCodes ?? 0 });
		},
	},
	post('/second-factor/begin', async (req) => {
		const totp = await beginEnrolment(req.payload, personOf(req));
		if (!totp) throw refusal(req, 409, 'already_set', texts.alreadySet);
		const uri = totp.toString();
		const key = totp.secret.base32.replaceAll(/(.{4})(?=.)/g, '$1 ');
		return answer({ uri, key, qr: encodeQr(uri, 'svg') });
	}),
	post('/second-factor/confirm', async (req, code) => {
		const person = personOf(req);
		await countTry(req, person);
		const recoveryCodes = await confirmEnrolment(req.payload, person, code);
		if (!recoveryCodes) throw refusal(req, 422, 'second_factor_wrong', texts.wrong);
		await noteSince(req.payload, person.id, new Date().toISOString());
		req.payload.logger.info({ of: person.id, msg: 'second factor set' });
		return answer({ recoveryCodes });
	}),
	post('/second-factor/remove', async (req, code) => {
		const person = personOf(req);
		await countTry(req, person);
		const isRight = await takeCode(req.payload, poolOf(req.payload), person, code);
		if (!isRight) throw refusal(req, 422, 'second_factor_wrong', texts.wrong);
		await removeSecondFactor(req.payload, person.id);
		req.payload.logger.info({ of: person.id, msg: 'second factor removed' });
		return answer({});
	}),
	post('/:id/second-factor/reset', async (req) => {
		const { id: by } = personOf(req);
		const of = String(req.routeParams?.['id'] ?? '');
		if (!hasRole(req.user, 'admin') || of === by) {
			throw refusal(req, 403, 'forbidden', texts.forbidden);
		}
		const found = await req.payload.findByID({ collection: 'users', id: of, disableErrors: true });
		if (!found) throw refusal(req, 404, 'not_found', texts.notFound);
		await removeSecondFactor(req.payload, of);
		req.payload.logger.warn({ of, by, msg: 'second factor reset by an administrator' });
		return answer({});
	}),
];

const texts = {
	alreadySet: {
		de: 'Du hast schon einen zweiten Faktor. Entferne ihn zuerst.',
		en: 'You have a second factor already. Remove it first.',
	},
	wrong: {
		de: 'Dieser Code stimmt nicht oder wurde schon verwendet. Nimm den nächsten aus deiner App.',
		en: 'This code is wrong or was used before. Take the next one from your app.',
	},
	tooMany: {
		de: 'Das waren zu viele Codes. Probier es in zehn Minuten noch einmal.',
		en: 'Too many codes. Please try again in ten minutes.',
	},
	forbidden: {
		de: 'Das dürfen nur andere aus der Verwaltung.',
		en: 'Only other administrators may do that.',
	},
	signIn: { de: 'Melde dich zuerst an.', en: 'Please sign in first.' },
	notFound: { de: 'Diese Person gibt es nicht.', en: 'There is no such person.' },
};

function post(
	path: string,
	handle: (req: PayloadRequest, code: string) => Promise<Response>,
): Endpoint {
	return {
		path,
		method: 'post',
		handler: async (req) => {
			await limitTries(req, 'secondFactor');
			const { code = '' } = await readBody(req);
			return handle(req, code);
		},
	};
}

function personOf(req: PayloadRequest): Person {
	if (req.user?.collection !== 'users') throw refusal(req, 401, 'unauthorised', texts.signIn);
	return { id: String(req.user.id), email: String(req.user['email']) };
}

async function countTry(req: PayloadRequest, { email }: Person): Promise<void> {
	if (await mayTry(req.payload, email)) return;
	throw refusal(req, 429, 'rate_limited', texts.tooMany);
}

function refusal(req: PayloadRequest, status: number, code: string, text: Label): APIError {
	return new APIError(inLanguageOf(req, text), status, { code }, true);
}

function answer(body: object): Response {
	return Response.json(body, { headers: { 'cache-control': 'no-store' } });
}

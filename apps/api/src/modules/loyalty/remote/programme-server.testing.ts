import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkDigitOf } from '@korb/domain/loyalty/ean13';
import { Webhook } from 'standardwebhooks';

export const secret = `whsec_${Buffer.from('a programme that others share too').toString('base64')}`;

type Member = {
	cardNumber: string;
	isAuthenticated: boolean;
	pools: { poolId: string; tags: string[]; value: number }[];
};
type StoreCard = { birthdate: string; postalCode: string; points: number };
type Mood = 'well' | 'slow' | 'failing' | 'lying';

export type ProgrammeServer = Awaited<ReturnType<typeof startProgramme>>;

/** Behaves like a loyalty programme of another company, on good days and on bad ones. */
export async function startProgramme() {
	const members = new Map<string, Member>();
	const sales = new Map<string, number>();
	const cards = new Map<string, StoreCard>();
	const state = { mood: 'well' as Mood, calls: 0, vouchers: [] as object[] };

	function answer(method: string, path: string, body: Record<string, string>) {
		const [, , id = '', part, ref = ''] = path.split('/');
		const member = members.get(id);
		if (method === 'PUT' && part === undefined) {
			if (!member) members.set(id, newMember(members.size));
			return { status: 200, body: members.get(id) };
		}
		if (part === 'claims') {
			const card = cards.get(body['cardNumber'] ?? '');
			const fits = card?.birthdate === body['birthdate'] && card?.postalCode === body['postalCode'];
			if (!card || !fits) return { status: 403 };
			cards.delete(body['cardNumber'] ?? '');
			const claimed = newMember(0);
			claimed.cardNumber = body['cardNumber'] ?? '';
			claimed.pools = [{ poolId: 'points', tags: [], value: card.points }];
			members.set(id, claimed);
			return { status: 200, body: claimed };
		}
		if (!member) return { status: 404, body: { errorCode: 10_048 } };
		if (part === 'sales') {
			sales.set(`${id} ${ref}`, Number(body['points']));
			return { status: 204 };
		}
		if (part === 'vouchers') return { status: 200, body: state.vouchers };
		if (method === 'DELETE') members.delete(id);
		return method === 'GET' ? { status: 200, body: member } : { status: 204 };
	}

	const server = createServer(async (request, response) => {
		state.calls++;
		const text = await readBody(request);
		const { method = '', url = '' } = request;
		const {
			'webhook-id': id,
			'webhook-timestamp': time,
			'webhook-signature': signature,
		} = request.headers as Record<string, string>;
		const signedAt = new Date(Number(time) * 1000);
		const expected = new Webhook(secret).sign(id ?? '', signedAt, `${method} ${url} ${text}`);
		if (signature !== expected) {
			response.writeHead(401).end();
			return;
		}
		if (state.mood === 'slow') await sleep(5000);
		if (state.mood === 'failing') response.writeHead(500).end();
		else if (state.mood === 'lying') response.end('{"cardNumber":"1","pools":"many"}');
		else {
			const { status, body } = answer(method, url, text === '' ? {} : JSON.parse(text));
			response.writeHead(status).end(body && JSON.stringify(body));
		}
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}/`,
		members,
		sales,
		cards,
		state,
		close: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}

function newMember(count: number): Member {
	const digits = `2911${String(count).padStart(8, '0')}`;
	return {
		cardNumber: digits + checkDigitOf(digits),
		isAuthenticated: true,
		pools: [{ poolId: 'points', tags: [], value: 0 }],
	};
}

async function readBody(request: IncomingMessage): Promise<string> {
	let text = '';
	for await (const chunk of request) text += chunk;
	return text;
}

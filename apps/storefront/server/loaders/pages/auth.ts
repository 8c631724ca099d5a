import { RegistrationLink, ResetLink } from '@korb/contracts/customer/customer';
import type { PayloadOf } from '@korb/contracts/platform/payload';
import type { LoadContext, Loaded } from '../load-context.ts';
import { loadDocument } from './content.ts';

/** Pages that lead into an account: the same for every visitor, with what editors add below. */
export async function loadLogin(context: LoadContext): Promise<Loaded> {
	return loadForm(context, (shared) => ({ ...shared, kind: 'login' }));
}

export async function loadRegistration(context: LoadContext): Promise<Loaded> {
	const link = RegistrationLink.nullable().catch(null).parse(context.query.get('tab'));
	return loadForm(context, (shared) => ({ ...shared, kind: 'registration', link }));
}

export async function loadPasswordReset(context: LoadContext): Promise<Loaded> {
	const link = ResetLink.nullable().catch(null).parse(context.query.get('tab'));
	return loadForm(context, (shared) => ({ ...shared, kind: 'password-reset', link }));
}

const cardViews = {
	'offline-account': 'link',
	'order-physical-card': 'order',
	'order-physical-card-confirmation': 'ordered',
} as const;

/** Whose card it is, only the browser knows. */
export async function loadCard(context: LoadContext): Promise<Loaded> {
	const view = cardViews[context.match.route.name as keyof typeof cardViews];
	return loadForm(context, (shared) => ({ ...shared, kind: 'card', view }));
}

type Shared = Omit<PayloadOf<'titled'>, 'kind'>;

async function loadForm(
	context: LoadContext,
	toPayload: (shared: Shared) => Loaded['payload'],
): Promise<Loaded> {
	const page = await loadDocument(context, 'titled');
	if (page.payload.kind !== 'titled') return page;
	const { kind: _, ...shared } = page.payload;
	return { ...page, payload: toPayload(shared) };
}

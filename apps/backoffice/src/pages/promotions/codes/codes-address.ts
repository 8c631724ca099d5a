import { type CodeState, codeStates } from '@korb/domain/pricing/code-states';

/** The address is the list: it survives a reload and can be sent to a colleague. */
export type CodesState = { state: CodeState | null; search: string };

export function readCodesState(params: URLSearchParams): CodesState {
	return {
		state: codeStates.find((state) => state === params.get('state')) ?? null,
		search: params.get('search') ?? '',
	};
}

/** For the address of the page and for the query of the API, which have the same names. */
export function toQuery({ state, search }: CodesState) {
	return { ...(state && { state }), ...(search && { search }) };
}

export function toAddress(state: CodesState): string {
	const params = new URLSearchParams(toQuery(state));
	return params.size > 0 ? `?${params}` : '';
}

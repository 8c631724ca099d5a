import { postStaffLogin } from '@korb/contracts/admin/staff/staff-paths';
import type { EndpointPath } from '@korb/contracts/platform/endpoint-path';
import type { AnswerOf, CallArgs, InputOf } from '@korb/contracts/platform/endpoint-types';
import { HttpShopper } from '../../checkout/http-shopper.ts';

export type Login = { email: string; password: string };

/** The back office as a browser calls it. Signs in when it has to. */
export class Office {
	readonly #browser: HttpShopper;
	readonly #login: Login;
	constructor(url: string, login: Login) {
		this.#browser = new HttpShopper(url);
		this.#login = login;
	}

	/** Null where the answer is 409: somebody was faster, or the shopper has cancelled. */
	async call<E extends EndpointPath>(
		endpoint: E,
		...input: CallArgs<InputOf<E>>
	): Promise<AnswerOf<E> | null> {
		let answer = await this.#browser.call(endpoint, ...input);
		if (answer.status === 401) {
			await this.#signIn();
			answer = await this.#browser.call(endpoint, ...input);
		}
		if (answer.status === 409) return null;
		if (answer.status >= 300) {
			throw new Error(`${endpoint}: ${answer.status} ${JSON.stringify(answer.body)}`);
		}
		return answer.body;
	}

	async #signIn(): Promise<void> {
		const { status, body } = await this.#browser.call(postStaffLogin, { body: this.#login });
		if (status !== 200) throw new Error(`${postStaffLogin}: ${status} ${JSON.stringify(body)}`);
	}
}

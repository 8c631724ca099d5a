/** The caller asked for something that cannot be; the answer is definite and asking again is no use. */
export class Refusal extends Error {
	readonly status: number;
	readonly code: string;
	constructor(status: number, code: string, message: string) {
		super(message);
		this.status = status;
		this.code = code;
	}
}

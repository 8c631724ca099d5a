import { type Algorithm, hash, verify } from '@node-rs/argon2';

/** OWASP's minimum; more memory would let fewer people sign in at once than there are shoppers. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const ARGON2ID: Algorithm.Argon2id = 2;

export function hashPassword(password: string): Promise<string> {
	return hash(password.normalize('NFC'), { algorithm: ARGON2ID, ...parameters });
}

/** Without a hash the same work is done, so that the time does not tell whether one exists. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
	const isRight = await verify(stored ?? (await decoy()), password.normalize('NFC'));
	return isRight && stored !== null;
}

let hashOfNobody: Promise<string> | null = null;
function decoy(): Promise<string> {
	hashOfNobody ??= hashPassword('a password that nobody has');
	return hashOfNobody;
}

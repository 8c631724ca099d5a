import { createHash } from 'node:crypto';

/** Tables hold hashes only, so that a leaked table opens neither sessions nor links. */
export function hashSecret(secret: string): Buffer {
	return createHash('sha256').update(secret).digest();
}

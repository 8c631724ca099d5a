import type { Access, PayloadRequest } from 'payload';
import { type Role, roles } from './roles.ts';

type User = PayloadRequest['user'];

/** A user without a required second factor has no role until they set it up. */
export function hasRole(user: User, least: Role): boolean {
	const { role, needsSecondFactor } = (user ?? {}) as { role?: Role; needsSecondFactor?: boolean };
	if (needsSecondFactor) return false;
	return role !== undefined && roles.indexOf(role) >= roles.indexOf(least);
}

export const isEditor: Access = ({ req }) => hasRole(req.user, 'editor');
export const isPublisher: Access = ({ req }) => hasRole(req.user, 'publisher');
export const isAdmin: Access = ({ req }) => hasRole(req.user, 'admin');

/** Every editor can save drafts; the admin uses the same check for its publish button. */
export const mayWrite: Access = ({ req, data }) =>
	hasRole(req.user, data?._status === 'published' ? 'publisher' : 'editor');

import type { Access, PayloadRequest } from 'payload';

export const roles = ['editor', 'publisher', 'admin'] as const;
export type Role = (typeof roles)[number];

type User = PayloadRequest['user'];

export function hasRole(user: User, least: Role): boolean {
	const role = (user as { role?: Role } | null)?.role;
	return role !== undefined && roles.indexOf(role) >= roles.indexOf(least);
}

export const isEditor: Access = ({ req }) => hasRole(req.user, 'editor');
export const isPublisher: Access = ({ req }) => hasRole(req.user, 'publisher');
export const isAdmin: Access = ({ req }) => hasRole(req.user, 'admin');

/** Drafts are for everybody who writes; the admin asks exactly this to show its publish button. */
export const mayWrite: Access = ({ req, data }) =>
	hasRole(req.user, data?._status === 'published' ? 'publisher' : 'editor');

/** Either part may be missing. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
	return [firstName, lastName].filter(Boolean).join(' ');
}

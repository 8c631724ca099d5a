/** Adds a phrase to a note, or takes it out again together with its comma. */
export function toggleHint(note: string, hint: string): string {
	if (!note.includes(hint)) return note.trim() === '' ? hint : `${note.trim()}, ${hint}`;
	return note.replace(`, ${hint}`, '').replace(hint, '').replace(/^,\s*/, '').trim();
}

/** Offers a file that was made in the browser. */
export function downloadCsv(name: string, text: string): void {
	const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
	const link = document.createElement('a');
	link.href = address;
	link.download = `${name}.csv`;
	link.click();
	// The download has begun by then.
	setTimeout(() => URL.revokeObjectURL(address), 1000);
}

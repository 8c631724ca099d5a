/** "1,2 km" */
export function distanceText(meters: number, locale: string): string {
	const kilometers = (meters / 1000).toLocaleString(locale, {
		minimumFractionDigits: 1,
		maximumFractionDigits: 1,
	});
	return `${kilometers} km`;
}

/** Repeated digits and runs such as 1234 are what people try first. */
export function isGuessablePin(pin: string): boolean {
	const steps = [...pin].slice(1).map((digit, place) => Number(digit) - Number(pin[place]));
	const [first] = steps;
	return steps.every((step) => step === first) && Math.abs(first ?? 0) <= 1;
}

/** Allergens are marked by double asterisks and must stand out (EU 1169/2011, article 21). */
export function Ingredients({ text }: { text: string }) {
	return (
		<p>
			{text.split('**').map((part, index) =>
				// biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence keep their order
				index % 2 === 1 ? <b key={index}>{part}</b> : part,
			)}
		</p>
	);
}

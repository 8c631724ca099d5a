/** The picture of the pass. */
export function Scooter({ width, className }: { width: number; className?: string | undefined }) {
	return (
		<img
			className={className}
			src="/media/e/1f6f5/320.webp"
			alt=""
			width={width}
			height={width}
			loading="lazy"
		/>
	);
}

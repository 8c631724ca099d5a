type GiftPictureProps = { width: number; className?: string | undefined };

export function GiftPicture({ width, className }: GiftPictureProps) {
	const at = (pixels: number) => `/media/e/1f381/${pixels}.webp`;
	return (
		<img
			className={className}
			src={at(width > 80 ? 160 : 80)}
			srcSet={width > 80 ? `${at(320)} 2x` : `${at(80)} 2x`}
			width={width}
			height={width}
			alt=""
			loading="lazy"
		/>
	);
}

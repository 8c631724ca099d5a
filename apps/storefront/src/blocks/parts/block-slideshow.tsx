import type { ReactNode } from 'react';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { Slideshow } from '../../ui/carousel/slideshow.tsx';

export function BlockSlideshow({ label, children }: { label: string; children: ReactNode[] }) {
	const t = useMessages();
	return (
		<Slideshow
			label={label}
			labels={{
				pause: t('slider.pause'),
				play: t('slider.play'),
				slide: (number, count) => t('slider.slide', { number, count }),
			}}
		>
			{children}
		</Slideshow>
	);
}

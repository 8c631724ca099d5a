import { useMessages } from '../../../platform/messages/use-messages.ts';
import { ArrowRightIcon } from '../../../ui/icons/arrow-right.ts';
import styles from './flyout-banner.module.css';
import type { Banner } from './flyout-search.ts';
import { HitOption } from './hit-option.tsx';

export const BANNER_GROUP = 'search-banner-hit';

/** An editorial banner for this search term. */
export function FlyoutBanner({
	banner: { title, text, image, link },
	activeId,
}: {
	banner: Banner;
	activeId: string | undefined;
}) {
	const t = useMessages();
	const content = (
		<>
			{image && <img src={image.src} alt="" width={76} height={76} />}
			<span className={styles['text']}>
				<b>{title}</b>
				{text && <span>{text}</span>}
			</span>
			{link && <ArrowRightIcon size="lg" />}
		</>
	);
	if (!link) return <div className={styles['banner']}>{content}</div>;
	return (
		// biome-ignore lint/a11y/useSemanticElements: a listbox must not contain a fieldset.
		<div role="group" id={BANNER_GROUP} aria-label={t('search.banner')} className={styles['group']}>
			<HitOption
				id="search-banner"
				activeId={activeId}
				href={link.href}
				className={styles['banner']}
			>
				{content}
			</HitOption>
		</div>
	);
}

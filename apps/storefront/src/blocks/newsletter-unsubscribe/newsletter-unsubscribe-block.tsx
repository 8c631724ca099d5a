import { NewsletterForm } from '../../features/newsletter/newsletter-form.tsx';
import type { BlockOf } from '../block-of.ts';
import { NewsletterSection } from '../parts/newsletter-section.tsx';

export function NewsletterUnsubscribeBlock({
	block,
}: {
	block: BlockOf<'newsletter-unsubscribe'>;
}) {
	return (
		<NewsletterSection block={block}>
			<NewsletterForm purpose="unsubscribe" />
		</NewsletterSection>
	);
}

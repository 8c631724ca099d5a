import { NewsletterForm } from '../../features/newsletter/newsletter-form.tsx';
import type { BlockOf } from '../block-of.ts';
import { NewsletterSection } from '../parts/newsletter-section.tsx';

export function NewsletterSubscribeBlock({ block }: { block: BlockOf<'newsletter-subscribe'> }) {
	return (
		<NewsletterSection block={block}>
			<NewsletterForm />
		</NewsletterSection>
	);
}

import { useMessages } from '../../platform/i18n/locale.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Empty } from '../../ui/note/empty.tsx';

export function NotFoundPage() {
	const t = useMessages();
	return (
		<>
			<PageHead title={t('notFound.title')} />
			<Empty title={t('notFound.title')} text={t('notFound.text')} />
		</>
	);
}

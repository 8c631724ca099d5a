import { useParams } from 'react-router';
import { hasErrorCode } from '../../../platform/api/api-error.ts';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { LoadFailed } from '../../../session/load-failed.tsx';
import { NotFoundPage } from '../../not-found/not-found-page.tsx';
import { CodeEditor } from './code-editor.tsx';
import { useCode } from './use-codes.ts';

/** Without a code in the address, a new one. */
export function Component() {
	const t = useMessages();
	const { code = null } = useParams();
	const { data, error, refetch } = useCode(code);
	if (code === null) return <CodeEditor key="new" stored={null} />;
	if (hasErrorCode(error, 'not_found')) return <NotFoundPage />;
	if (error && !data) {
		return <LoadFailed what={t('codes.failed')} error={error} onRetry={() => void refetch()} />;
	}
	return data ? <CodeEditor key={data.code} stored={data} /> : null;
}

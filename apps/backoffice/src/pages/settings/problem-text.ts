import type { SettingProblem } from '@korb/contracts/admin/settings/settings';
import type { SlugName } from '@korb/domain/routing/slug-names';
import { slugPath } from '@korb/domain/tenant/settings';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useSettingWords } from '../../settings/setting-words.ts';

/** Why a value cannot be published, beside its field. */
export function useProblemText(): (problem: SettingProblem) => string {
	const t = useMessages();
	const words = useSettingWords();
	return ({ path, code, bound, by }) =>
		t(`settings.problem.${code}`, {
			bound: words.value(path, bound),
			page: by ? words.label(slugPath(by as SlugName)) : '',
			other: by ? words.label(`/themeConfig/tokens/${by}`) : '',
		});
}

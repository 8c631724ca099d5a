import type { CheckedBlock, CheckedLink, Choice } from '@korb/contracts/content/editor-choices';
import type { Label } from '../labels.ts';

/** Why a link is invalid, and a suggestion. */
export function linkAdvice(href: string, { nearest }: CheckedLink): Label {
	const near = meant(nearest);
	return {
		de: `„${href}“ gibt es in diesem Geschäft nicht. ${near?.de ?? 'Wähle ein Ziel aus der Liste.'}`,
		en: `This shop has no “${href}”. ${near?.en ?? 'Choose a target from the list.'}`,
	};
}

/** Why a block would be empty, and how to fix it. */
export function blockAdvice({ problem, missing, nearest }: CheckedBlock): Label {
	if (problem === 'off') {
		return {
			de: 'Dieser Baustein zeigt nichts: Die Funktion ist in diesem Geschäft ausgeschaltet.',
			en: 'This block shows nothing: its feature is switched off in this shop.',
		};
	}
	if (problem === 'empty') {
		return {
			de: 'Dieser Baustein zeigt derzeit nichts: Dafür gibt es im Moment keine Einträge.',
			en: 'This block shows nothing at the moment: there is nothing of the kind right now.',
		};
	}
	const near = meant(nearest);
	const names = missing.join(', ');
	return {
		de: `Dieser Baustein würde nichts zeigen: ${names} gibt es in diesem Geschäft nicht. ${near?.de ?? 'Wähle etwas aus der Liste.'}`,
		en: `This block would show nothing: this shop has no ${names}. ${near?.en ?? 'Choose something from the list.'}`,
	};
}

/** Some references of a block are missing, so it shows less than its editor expects. */
export function missingAdvice(missing: string[]): Label {
	const names = missing.join(', ');
	return {
		de: `Wird nicht gezeigt, weil es in diesem Geschäft fehlt: ${names}.`,
		en: `Not shown because this shop does not have it: ${names}.`,
	};
}

function meant(nearest: Choice | null): Label | null {
	if (!nearest) return null;
	const { value, label } = nearest;
	return { de: `Meinst du ${value} („${label}“)?`, en: `Did you mean ${value} (“${label}”)?` };
}

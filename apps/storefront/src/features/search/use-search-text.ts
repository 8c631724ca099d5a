import { useState } from 'react';
import { useParams } from '../../platform/navigation/use-params.ts';

/** The text of the field: the current term on the search page, empty elsewhere. */
export function useSearchText(): [text: string, setText: (text: string) => void] {
	const { term: shown = '' } = useParams();
	const [seen, setSeen] = useState(shown);
	const [text, setText] = useState(shown);
	if (seen !== shown) {
		setSeen(shown);
		setText(shown);
	}
	return [text, setText];
}

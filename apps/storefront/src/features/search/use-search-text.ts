import { useState } from 'react';
import { useParams } from 'react-router';

/** The text of the field: the term of the search page while it is open, nothing once it is left. */
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

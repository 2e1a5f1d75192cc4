// Translates exceptions of built-in services into the user's language. Advanced services always use the API's English.
import type { Language } from './conditions';

const PORTUGUESE_MESSAGES: readonly (readonly [RegExp, string])[] = [
  [
    /^You do not have permission to call (\S+)\. Required permissions: (.*)$/,
    'Você não tem permissão para chamar $1. Permissões necessárias: $2',
  ],
  [/^You do not have permission to call (\S+)\./, 'Você não tem permissão para chamar $1.'],
  [
    /^No item with the given ID could be found.*$/,
    'Não foi possível encontrar nenhum item com o ID fornecido, ou você não tem permissão para acessá-lo.',
  ],
  [/^Service invoked too many times for one day: (.*)$/, 'Serviço invocado muitas vezes no mesmo dia: $1'],
];

/** The message in the user's language, or a generic sentence in that language if Google's translation is unknown. */
export function translatedMessage(language: Language, message: string): string {
  if (language === 'en') return message;
  const known = PORTUGUESE_MESSAGES.find(([pattern]) => pattern.test(message));
  return known === undefined ? 'O serviço recusou a operação.' : message.replace(known[0], known[1]);
}

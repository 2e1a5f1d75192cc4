// The page's requests to its server.
import {
  PAGE_HEADER,
  type BookEdit,
  type BookView,
  type CallAnswer,
  type OutgoingAnswer,
  type OutgoingRequest,
  type TableView,
} from '../server/server-messages';

async function fetchJson<T>(path: string, body?: unknown): Promise<T> {
  const response = await fetch(
    path,
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', [PAGE_HEADER]: 'table' },
          body: JSON.stringify(body),
        },
  );
  const answer: unknown = await response.json();
  if (!response.ok) {
    const told = typeof answer === 'object' && answer !== null && 'message' in answer ? answer.message : '';
    throw new Error(String(told));
  }
  // Page and server are built together, so the response has the expected type.
  return answer as T;
}

export const requests = {
  table: (): Promise<TableView> => fetchJson('/api/table'),
  book: (id: string): Promise<BookView> => fetchJson(`/api/books/${id}`),
  edit: (id: string, edit: BookEdit): Promise<unknown> => fetchJson(`/api/books/${id}`, edit),
  run: (name: string, args: unknown): Promise<CallAnswer> => fetchJson('/api/run', { name, args }),
  send: (request: Omit<OutgoingRequest, 'at'>): Promise<OutgoingAnswer> =>
    fetchJson('/api/outgoing', request),
  startOver: (): Promise<{ readonly aside: string }> => fetchJson('/api/start-over', {}),
};

/** The message of any thrown value. */
export function errorText(error: unknown): string {
  // If the server can't be reached, fetch's own message wouldn't help a host.
  if (error instanceof TypeError) return 'Can’t reach the server. Restart it with npm start.';
  return error instanceof Error ? error.message : String(error);
}

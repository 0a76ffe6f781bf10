import { delay, type HttpHandler, HttpResponse, http } from 'msw';

/** The effects of the toolbar on a screen's network. */
export const networks = {
  steady: 'Network as in the story',
  slow: 'Slow: 3 s an answer',
  offline: 'Offline',
  fault: 'HTTP 500',
  away: 'HTTP 502',
  limited: 'HTTP 429, again in 30 s',
  nonsense: 'Answers that make no sense',
};

const calls = '*/api/*';

/** Returns handlers that precede a story's own; a slow network passes requests on after a while. */
export function handlersOf(network: string): HttpHandler[] {
  const answer = answers[network];
  return answer ? [http.all(calls, answer)] : [];
}

const answers: Record<string, () => Promise<HttpResponse<string> | undefined>> = {
  slow: async () => {
    await delay(3_000);
    return undefined;
  },
  offline: async () => HttpResponse.error() as HttpResponse<string>,
  fault: async () => envelope(500, 50_000),
  away: async () => new HttpResponse('<html>Bad gateway</html>', { status: 502 }),
  limited: async () => envelope(429, 42_900, { 'retry-after': '30' }),
  nonsense: async () => new HttpResponse('{"rows":', { headers: { 'content-type': 'application/json' } }),
};

function envelope(status: number, code: number, headers: Record<string, string> = {}): HttpResponse<string> {
  return new HttpResponse(JSON.stringify({ code, msg: '', data: null }), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

import { type Call, isOnce, isWrite, permissionOf, rolesFor } from '@fairway/gateway/contract/call';
import { codes } from '@fairway/gateway/contract/codes';
import type { Contract } from '@fairway/gateway/contract/contract';
import { textOf } from '@fairway/gateway/contract/texts';
import { type Html, html, page } from '../../http/pages/html.ts';
import { fieldRows, type JsonSchema } from './fields.ts';
import { type CallSchemas, type SchemasOf, schemasOf } from './schemas.ts';

const who: Readonly<Record<Exclude<Call['caller'], `${'member' | 'staff'}:${string}`>, string>> = {
  anyone: 'anyone',
  visitor: 'visitor with a signing key',
  member: 'any logged-in account',
  staff: 'anybody of the staff',
};

function whoSends(call: Call): string {
  const permission = permissionOf(call.caller);
  if (permission !== null) return `member who holds ${permission}`;
  const roles = rolesFor(call);
  return roles.length > 0 ? `staff: ${roles.join(' or ')}` : who[call.caller as keyof typeof who];
}

/** Every call of a contract on one page, by area, without a script or an inline style. */
export function apiDocumentHtml(contract: Contract): string {
  const areas = Object.entries(contract);
  const schemas = schemasOf(contract);
  const body = html`
    <nav aria-label="Areas">
      <p class="brand">Fairway gateway</p>
      <ul>${areas.map(([area]) => html`<li><a href="#${area}">${area}</a></li>`)}</ul>
      <p><a href="/api/openapi.json">OpenAPI 3.1</a></p>
    </nav>
    <main>
      <h1>Calls</h1>
      <p>Mounted under <code>/api</code>. Every answer is an envelope <code>{ code, msg, data }</code>; code 200 is
        success, and business refusals travel with HTTP 200 and another code. Signed calls use PSIG1: shake hands at
        <code>GET /visitor/generateVisitorId</code>, then sign each request. Writes carry an
        <code>idempotency-key</code>.</p>
      ${areas.map(([area, calls]) => areaHtml(area, calls, schemas))}
    </main>
  `;
  return page({ language: 'en', title: 'Fairway gateway', stylesheet: '/api/docs.css', body, listed: true });
}

function areaHtml(area: string, calls: Readonly<Record<string, Call>>, schemas: SchemasOf): Html {
  return html`
      <section aria-labelledby="${area}">
        <h2 id="${area}">${area}</h2>
        ${Object.entries(calls).map(([name, call]) => callHtml(`${area}.${name}`, call, schemas(call)))}
      </section>`;
}

function callHtml(name: string, call: Call, { query, body, data }: CallSchemas): Html {
  const marks = [
    whoSends(call),
    ...(isWrite(call) ? ['idempotent'] : []),
    ...(isOnce(call) && !isWrite(call) ? ['GET with an effect'] : []),
    ...(call.withoutToken ? ['without token'] : []),
    ...(call.bodyAs && call.bodyAs !== 'json' ? [`body as ${call.bodyAs}`] : []),
    ...(call.deprecated ? ['deprecated'] : []),
  ];
  return html`
        <article id="${name}">
          <h3><span class="method ${call.method.toLowerCase()}">${call.method}</span> <code>${call.path}</code></h3>
          <p>${call.summary}</p>
          <ul class="marks">${marks.map((mark) => html`<li>${mark}</li>`)}</ul>
          ${fieldsHtml('Query', query)}${fieldsHtml('Body', body)}${fieldsHtml('Data', data)}
          ${refusalsHtml(call)}
        </article>`;
}

function fieldsHtml(title: string, schema: JsonSchema | undefined): Html | null {
  if (!schema) return null;
  const rows = fieldRows(schema);
  if (rows.length === 0) return null;
  return html`
          <details>
            <summary>${title}</summary>
            <table>
              <thead><tr><th scope="col">field</th><th scope="col">type</th><th scope="col">allowed</th></tr></thead>
              <tbody>${rows.map(
                ({ field, type, required, allowed }) => html`
                <tr><th scope="row"><code>${field}</code>${required ? null : ' (optional)'}</th><td>${type}</td><td>${allowed}</td></tr>`,
              )}
              </tbody>
            </table>
          </details>`;
}

function refusalsHtml({ refusals = [] }: Call): Html | null {
  if (refusals.length === 0) return null;
  return html`
          <details>
            <summary>Refusals</summary>
            <dl>${refusals.map(
              (name) => html`
              <dt><code>${codes[name]}</code> ${name}</dt>
              <dd>${textOf(name, 'en')}</dd>
              <dd lang="zh-CN">${textOf(name, 'zh')}</dd>`,
            )}
            </dl>
          </details>`;
}

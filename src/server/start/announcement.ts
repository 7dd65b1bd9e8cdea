/** The lines that a start prints on standard output when the server is ready. */
import { defaultLocale, type Config } from '#server/settings/config.ts';
import { mailFolder } from './early-checks.ts';

/** Rules above and below: a link that wraps in a box could not be copied. */
function framed(lines: readonly string[]): string {
  const rule = '─'.repeat(Math.max(...lines.map(({ length }) => length)));
  return `${[rule, ...lines, rule].join('\n')}\n\n`;
}

/** `setUpPath` leads to the form for the first admin; null where an admin exists or cannot be made. */
export function announce(config: Config, setUpPath: string | null): void {
  const mails = config.smtpUrl === undefined ? `Mails are written to  ${mailFolder(config)}\n` : '';
  process.stdout.write(
    `\n${config.siteName} is listening on ${config.host}:${config.port}\n\n` +
      `Catalog               ${config.publicUrl}/${defaultLocale(config)}\n` +
      `Read API              ${config.publicUrl}/api/v1/tools\n` +
      `API description       ${config.publicUrl}/agent/openapi.json\n${mails}\n` +
      (config.readOnly ? 'READ_ONLY is on: nothing can be changed.\n\n' : '') +
      (setUpPath === null
        ? ''
        : framed([
            'There is no admin yet. Become the first within 30 minutes, by this link alone:',
            `${config.publicUrl}${setUpPath}`,
          ])),
  );
}

/** Shell completion of commands and options, generated from COMMANDS. */
import type { Command } from './command.ts';

/** Cases for all first words, their second words, and the options of each command. */
function wordsOf(commands: readonly Command[]): string {
  const firsts = [...new Set(commands.map(({ name }) => name.split(' ')[0] ?? ''))];
  const cases = firsts.map((first) => {
    const seconds = commands.flatMap(({ name }) =>
      name.startsWith(`${first} `) ? [name.slice(first.length + 1)] : [],
    );
    return seconds.length === 0 ? '' : `    ${first}) words="${seconds.join(' ')}" ;;\n`;
  });
  const options = commands.map(({ name, options: own = {} }) => {
    const flags = [...Object.keys(own), 'json', 'help'].map((option) => `--${option}`);
    return `    "${name}") words="${flags.join(' ')}" ;;\n`;
  });
  return `  case "$first" in
    '') words="${firsts.join(' ')} help" ;;
${cases.join('')}  esac
  case "$command" in
${options.join('')}  esac
`;
}

/** A script to `source`; zsh needs `autoload -U bashcompinit && bashcompinit` first. */
export function completionScript(commands: readonly Command[], shell: string): string {
  const zsh = shell === 'zsh' ? 'autoload -U +X bashcompinit && bashcompinit\n' : '';
  return `${zsh}_toolshelf() {
  local words='' first='' command='' current="\${COMP_WORDS[COMP_CWORD]}"
  [ "$COMP_CWORD" -gt 1 ] && first="\${COMP_WORDS[1]}"
  [ "$COMP_CWORD" -gt 1 ] && command="\${COMP_WORDS[1]}"
  [ "$COMP_CWORD" -gt 2 ] && case "\${COMP_WORDS[2]}" in -*) ;; *) command="$command \${COMP_WORDS[2]}" ;; esac
${wordsOf(commands)}  COMPREPLY=($(compgen -W "$words" -- "$current"))
  [ -z "$words" ] && COMPREPLY=($(compgen -f -- "$current"))
}
complete -o default -F _toolshelf toolshelf
`;
}

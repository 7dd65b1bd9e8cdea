// Rule: gambling. Most of it in directories is a lapsed domain that a betting site took over.
import { topicRule } from '#catalog/screening/text/topic.ts';

export const gambling = topicRule('gambling', {
  // Made-up words with a lucky number or a game behind them, as such sites are named: abc188, abctoto, 99bet.
  brand:
    /^(?:[a-z]{3,12}(?:77|88|99|777|888|138|168|188|303|388|4d)|[a-z]{2,10}(?:toto|togel)\d{0,3}|\d{1,4}bet|bet\d{2,4}|[a-z]\d{1,2}bet)$/,
  weakForFlag: 3,
});

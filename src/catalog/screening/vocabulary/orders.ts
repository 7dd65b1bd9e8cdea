/** Words of orders to a language model, in eight languages, and of those who defend against them. What ignores something gives no order: imperatives alone are listed. */

export const IGNORE = `
ignore, disregard, override, do not follow, don't follow, stop following, ignoriere, ignorieren sie, ignoriert, missachte, missachten sie, beachte nicht, beachten sie nicht, befolge nicht,
ignorez, ne tiens pas compte, ne tenez pas compte, ne tiens aucun compte, ne suis pas, ne suivez pas, fais abstraction, faites abstraction,
ignora, ignorad, ignoren, haz caso omiso, haga caso omiso, no hagas caso, no haga caso, no sigas, no siga,
ignoruj, ignorujcie, zignoruj, zignorujcie, prosze zignorowac, nie stosuj, nie przestrzegaj, zlekcewaz,
игнорируй, игнорируйте, проигнорируй, проигнорируйте, не следуй, не следуйте, не обращай внимания, не обращайте внимания, не учитывай, не учитывайте,
ігноруй, ігноруйте, проігноруй, проігноруйте, не зважай, не зважайте, не дотримуйся, не дотримуйтеся, не враховуй, не враховуйте,
تجاهل, تجاهلي, تجاهلوا, لا تتبع, لا تلتفت, لا تلتزم, اهمل
`;

/** People, too, are told to forget rules and instructions, though seldom earlier ones. */
export const FORGET = `
forget, bypass, discard, vergiss, vergessen sie, verwirf, verwerfen sie, oublie, oubliez, olvida, olvide, olvidad, descarta, descarte, zapomnij, zapomnijcie, odrzuc, pomin,
забудь, забудьте, отбрось, отбросьте, отмени, відкинь, відкиньте, скасуй, انس, انسي, تجاوز
`;

/** What a model is told by whoever runs it. */
export const INSTRUCTIONS = `
instruction*, rules, prompt, prompts, guideline*, directive*, orders, commands, anweisung*, instruktion*, regeln, vorgaben, befehle, systemprompt*,
consigne*, regles, ordres, instruccion*, indicaciones, reglas, ordenes, directrices, instrukcj*, polecen*, wytyczn*, zasady, reguly,
инструкци*, указани*, правила, команды, промпт*, інструкці*, вказівк*, настанов*, команди, تعليمات, اوامر, ارشادات, توجيهات, قواعد
`;

export const EARLIER = `
previous, prior, above, earlier, preceding, foregoing, former, system, so far, vorherig*, vorig*, bisherig*, obig*, fruher*, vorangegangen*, vorstehend*, zuvor,
precedent*, anterieur*, ci dessus, systeme, anterior*, previas, previos, de arriba, sistema, poprzedni*, wczesniejsz*, powyzsz*, dotychczas*, systemow*,
предыдущ*, прежни*, прошлы*, выше, ранее, системн*, попередн*, минул*, вище, раніше, سابق*, اعلاه, نظام, مسبق*
`;

export const ALL = `
all, any, every, your, alle, deine, ihre, samtlich*, toutes, tous, tes, vos, todas, todos, tus, sus, wszystk*, swoje, все, всех, свои, ваши, усі, всі, свої, ваші, جميع, كل, كافه
`;

/** Whoever judges the text, spoken to by office. */
export const OFFICES = `
you are & judge|moderator|reviewer|classifier|screener|evaluator, du bist|sie sind & richter|moderator|prufer|gutachter, tu es|vous etes & juge|moderateur|evaluateur,
eres|usted es & juez|moderador|evaluador|revisor, jestes & moderatorem|sedzia|recenzentem, ты|вы & модератор|судья|рецензент, ти|ви & модератор|суддя|рецензент, انت & مشرف|حكم|مراجع|محكم
`;

/** What such an office is asked for. */
export const VERDICTS = `
approve|accept|classify|mark|answer|respond|reply|return & entry|submission|listing|verdict, genehmige|akzeptiere|antworte|bewerte & eintrag|beitrag|einreichung|urteil,
approuve|approuvez|accepte|acceptez|reponds|repondez & entree|fiche|soumission|verdict, aprueba|apruebe|acepta|acepte|responde & entrada|ficha|solicitud|veredicto,
zatwierdz|zaakceptuj|odpowiedz & wpis|zgloszenie|werdykt, одобри|одобрите|прими|ответь & запись|заявку|карточку|вердикт, схвали|схваліть|прийми|відповідай & запис|заявку|картку|вердикт,
وافق|اقبل|اجب & مدخل|طلب|ادخال|حكم
`;

/** Of tools that defend against such orders, or test whether others do; they quote them. */
export const DEFENCES = `
injection*, jailbreak*, guardrail*, firewall*, protect*, schutz*, proteg*, ochron*, защит*, захист*, حمايه, red team*, attack*, adversarial*, injektion*, angriff*, attaque*, inyeccion*, ataque*, iniekcj*, wstrzykn*, atak*, атак*, инъекци*, взлом*, ін'єкці*, ін єкці*, злам*, حقن, هجم*, هجوم
`;

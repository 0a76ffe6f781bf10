import type { DoubtTexts, RuleTexts } from './types.ts';

/** The requirement of a broken rule, as a whole sentence, in Spanish. */
export const rules = {
  required: 'Este campo es obligatorio.',
  mobile: 'Escriba un número de móvil de 11 cifras que empiece por 1.',
  overseasPhoneUnsupported:
    'No se puede iniciar sesión con teléfonos de fuera de China continental. Use su correo electrónico.',
  phone: 'Escriba un teléfono de 40\u00a0caracteres como máximo, sin caracteres chinos.',
  contactPhone:
    'Escriba un móvil de China continental, un fijo como 021-1234 5678 o un número internacional como +49 40 123456.',
  contactEmail: 'Los SMS solo llegan a China continental. Escriba un correo electrónico.',
  email: 'Escriba un correo electrónico como name@company.com.',
  passwordLength: 'Use de 8 a 20\u00a0caracteres.',
  initialPasswordLength: 'Use de 6 a 15\u00a0caracteres.',
  passwordCharacters: 'Use solo letras de la a a la z y cifras. Quite lo demás.',
  passwordMixed: 'Use al menos una letra y una cifra.',
  confirmation: 'Los dos textos son distintos. Escríbalo de nuevo.',
  verifyCode: 'Escriba las 6\u00a0cifras del código de verificación.',
  subAccountUsername: 'Use de 3 a 15\u00a0letras o cifras. Se distinguen mayúsculas y minúsculas.',
  account: 'Escriba un teléfono, un correo electrónico o un nombre de usuario.',
  taken: 'Ya está en uso. Elija otro.',
  unknownAccount: 'Esta cuenta no existe. Compruébela y escríbala de nuevo.',
  companyCode: 'Use de 3 a 10\u00a0letras mayúsculas.',
  adminAccount: 'Use de 6 a 15\u00a0letras o cifras.',
  companyName:
    'Escriba el nombre completo de la licencia comercial: de 2 a 100\u00a0caracteres, sin signos especiales.',
  creditCode:
    'Escriba las 18\u00a0cifras y mayúsculas de la licencia comercial. I, O, S, V y Z nunca aparecen.',
  registerCode: 'Use de 6 a 50\u00a0letras o cifras, con guiones entre ellas.',
  idCard: 'Escriba 18\u00a0cifras. La última puede ser una X.',
  idCardDate: 'Las cifras 7 a 14 no son una fecha de nacimiento. Compárelas con el documento.',
  idCardCheck:
    'El dígito de control no coincide: hay una cifra mal o dos cambiadas. Compárelo con el documento.',
  taxNumber: 'Escriba 15, 17, 18 o 20\u00a0cifras y mayúsculas.',
  containerNumber: 'Escriba 4\u00a0letras y 7\u00a0cifras, por ejemplo CSQU3054383.',
  containerCheck: 'El dígito de control no coincide: hay un carácter mal. Compárelo con el contenedor.',
  imoNumber: 'Escriba 7\u00a0cifras, por ejemplo 9074729.',
  imoCheck: 'El dígito de control no coincide. Compruebe si hay una cifra mal.',
  mmsi: 'Escriba 9\u00a0cifras, la primera de 2 a 7.',
  portCode: 'Escriba los 5\u00a0caracteres de un código de puerto, por ejemplo CNSHA.',
  samePort: 'Elija un puerto de destino distinto del de origen.',
  week: 'Escriba una semana que exista, por ejemplo 2026-W48.',
  day: 'Escriba una fecha que exista, por ejemplo 20/11/2026.',
  month: 'Escriba un mes, por ejemplo 2026-11.',
  time: 'Escriba una hora de 00:00 a 23:59, por ejemplo 09:30.',
  zonedTime: 'Escriba una fecha y una hora que exista en su zona horaria.',
  billNumber: 'Escriba de 6 a 20\u00a0mayúsculas y cifras.',
  bookingNumber: 'Escriba de 6 a 20\u00a0mayúsculas y cifras.',
  hsKeyword: 'Escriba una mercancía o de 2 a 13\u00a0cifras de un código, en 60\u00a0caracteres como máximo.',
  picture: 'Solo JPG, JPEG o PNG.',
  pictureSize: 'Como máximo 10M.',
  trialRoutes: 'Elija de 1 a 3\u00a0rutas.',
  chooseOne: 'Elija al menos una opción.',
  seats: 'No hay plazas suficientes. Reduzca la cantidad o compre plazas.',
  amount: 'Escriba el importe como 25,000.50, con dos decimales como máximo.',
  amountCurrency: 'Este importe indica otra moneda. Escríbalo en la moneda de este campo.',
  amountRange: 'Este importe es demasiado pequeño o demasiado grande. Compruebe las cifras.',
  quantity: 'Escriba un número entero dentro de los límites.',
  textLength: 'El texto es demasiado largo. Acórtelo hasta el límite.',
  companyInvoice:
    'Las facturas especiales son para empresas. Elija una factura ordinaria o una empresa como titular.',
  shopUsername: 'Empiece por una letra. Use de 5 a 16\u00a0letras, cifras o guiones bajos.',
  shopPassword: 'Empiece por una letra. Use de 6 a 18\u00a0letras, cifras o guiones bajos.',
  registerVerifyCode: 'Escriba las 5\u00a0cifras del código de verificación.',
  capitals: 'Use solo letras mayúsculas.',
} satisfies RuleTexts;

/** Texts that ask for a second look. */
export const doubts = {
  creditCodeCheck:
    'El dígito de control no coincide, como en algunos códigos antiguos. Compárelo otra vez con la licencia; lo revisaremos.',
  carrierNumber: 'No parece un número de esta naviera. Compruébelo otra vez.',
  mobilePrefix: 'Ningún móvil empieza por 10, 11 o 12. Compruébelo otra vez.',
  emailDots: 'Dos puntos seguidos, o un punto al principio o antes de la @, son raros. Compruébelo otra vez.',
  ownerPrefix:
    'Las letras del propietario no son de esta naviera. Puede ser un contenedor alquilado: compruébelo otra vez.',
} satisfies DoubtTexts;

/** Compares the engine with the oracle on random rotations: `npm run --silent oracle -- --cases N --seed S`. */
import { oracleCommand } from './oracleCommand.ts';

const { out, err, code } = oracleCommand(process.argv.slice(2));
out.forEach((line) => console.log(line));
err.forEach((line) => console.error(line));
process.exitCode = code;
